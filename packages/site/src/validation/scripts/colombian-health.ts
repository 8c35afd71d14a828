import { colombianHealth } from '@cotejo/core/validation';
import { registerRule } from './register-rule.ts';

registerRule('colombian-health', colombianHealth);
