/** A form that was posted and is none: pages are not asked what they make of it. */
export class UnreadableForm extends Error {
  readonly statusCode = 400;
}

/** Whether a posted body is the form that its type says; what has no parts always is. */
export async function isReadableForm(body: Buffer, type: string): Promise<boolean> {
  if (!type.toLowerCase().startsWith('multipart/')) return true;
  try {
    await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return true;
  } catch {
    return false;
  }
}
