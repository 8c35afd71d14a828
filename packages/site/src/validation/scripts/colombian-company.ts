import { colombianCompany } from '@cotejo/core/validation';
import { registerRule } from './register-rule.ts';

registerRule('colombian-company', colombianCompany);
