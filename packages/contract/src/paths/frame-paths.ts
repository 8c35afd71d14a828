/** Calls that the frame's script makes without the client, each by itself so that a build leaves nothing but the text. */
export const versionPath = '/api/qp-version';
export const clientErrorsPath = '/api/client-errors';
export const tracePath = '/cdn-cgi/trace';
