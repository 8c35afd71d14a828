import { company } from '@cotejo/core/validation';
import { registerRule } from './register-rule.ts';

registerRule('company', company);
