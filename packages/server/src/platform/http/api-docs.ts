import type { FastifyInstance } from 'fastify';
import type { Version } from '../version.ts';

export function addApiDocs(_app: FastifyInstance, _version: Version): void {}
