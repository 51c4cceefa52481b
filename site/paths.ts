/** The address of a service's page: `brake-repair` → `/brake-repair`. */
export function servicePath(key: string): string {
  return `/${key}`;
}

/** The address of a town page: Newington and car servicing → `/locations/newington-car-service`. */
export function locationPath(
  site: { services: Readonly<Record<string, { townSlug?: string | undefined }>> },
  page: { town: string; service: string },
): string {
  return `/locations/${page.town}-${site.services[page.service]?.townSlug ?? page.service}`;
}

/** The address of a question on the page that has the questions: `/faqs#q-warranty`. */
export function questionId(key: string): string {
  return `q-${key}`;
}
