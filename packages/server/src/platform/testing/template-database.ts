/** Name of the migrated database that each test file's own is copied from. */
export const templateDatabase = 'cotejo_template';
