/** A table of the messages that jobs name, each as often as one does: `id` as text. */
export const jobsOfMessages = `(
  select data->>'messageId' as id from pgboss.job where name = 'message'
  union all
  select other->>'messageId' from pgboss.job, jsonb_array_elements(data->'others') other where name = 'message'
)`;
