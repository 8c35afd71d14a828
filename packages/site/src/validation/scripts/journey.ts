import { journey } from '@cotejo/core/validation';
import { registerRule } from './register-rule.ts';

registerRule('journey', journey);
