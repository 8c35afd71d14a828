/** Names of the databases that each test file's own is copied from: migrated, and with the demonstration catalogue. */
export const templateDatabase = 'cotejo_template';
export const demoTemplateDatabase = 'cotejo_template_demo';
