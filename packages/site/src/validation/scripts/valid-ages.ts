import { validAges } from '@cotejo/core/validation';
import { registerRule } from './register-rule.ts';

registerRule('valid-ages', validAges);
