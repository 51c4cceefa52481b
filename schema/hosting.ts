import * as z from 'zod';

/** Where the built files go, if not to the root of the server that answers the forms; another host may need this. */
export const hosting = z.strictObject({
  /** The origin of that server, if the files are on another host: `'https://api.garage.example'`. */
  api: z
    .string()
    .regex(
      /^(https:\/\/[^/\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/,
      'has to be an origin: https:// and the host, without a slash at the end',
    )
    .optional(),
  /** The folder of the host that the site lies in, which all its addresses begin with: `'/garage'`. */
  base: z
    .string()
    .regex(/^(\/[a-z0-9][\w.-]*)+$/i, 'has to be a path such as /garage, without a slash at the end')
    .optional(),
  /** How a page is stored, for hosts that serve no `contact.html` at `/contact`: `'folders'` is `contact/index.html`. */
  pages: z.enum(['files', 'folders'], 'has to be files or folders').default('files'),
});
