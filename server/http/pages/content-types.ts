/** What a site is made of. A type that is missing here would be offered as a download. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
};

/** The Content-Type of a file, by its ending: `.html`. */
export function contentTypeOf(extension: string): string {
  return types[extension] ?? 'application/octet-stream';
}

/** Whether a file may shrink: pictures, fonts and films are packed already. */
export function isCompressible(extension: string): boolean {
  return /^(text\/|application\/(json|xml|manifest)|image\/(svg|x-icon))/.test(contentTypeOf(extension));
}
