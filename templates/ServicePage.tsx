import { callBarActions } from '../site/action-links.ts';
import type { ServiceRoute } from '../site/routes.ts';
import { PageParts, RelatedLinks } from './PageParts.tsx';
import { Actions } from './parts/Actions.tsx';
import { PriceSign } from './parts/PriceSign.tsx';
import { useSite } from './parts/page-context.ts';
import { Section } from './parts/Section.tsx';
import { RelatedServices } from './sections/Services.tsx';
import { page } from './styles/layout.css.ts';

/** A service: its price on a sign, its sections, related services and the service in nearby towns. */
export function ServicePage({ route }: { route: ServiceRoute }) {
  const site = useSite();
  const { headings } = site.layout;
  // On a page without sections the actions of the hero are still in view.
  const needsActions = !route.closing && route.sections.length > 0;
  return (
    <PageParts route={route} sign={route.sign && <PriceSign route={route} />}>
      {route.service.related.length > 0 && (
        <Section id="related" heading={headings.related}>
          <RelatedServices services={route.service.related} />
        </Section>
      )}
      <RelatedLinks id="nearby" heading={headings.nearby} links={route.nearby} />
      {needsActions && (
        <div className={page}>
          <Actions actions={callBarActions(site, undefined)} first="primary" />
        </div>
      )}
    </PageParts>
  );
}
