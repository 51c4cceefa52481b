import { callBarActions } from '../site/action-links.ts';
import { servicePath } from '../site/format.ts';
import type { ServiceRoute } from '../site/routes.ts';
import { PageParts, RelatedLinks } from './PageParts.tsx';
import { Actions } from './parts/Actions.tsx';
import { PriceSign } from './parts/PriceSign.tsx';
import { useSite } from './parts/page-context.ts';
import { page } from './styles/layout.css.ts';

/** A service: its price on a sign, its sections, related services and the service in nearby towns. */
export function ServicePage({ route }: { route: ServiceRoute }) {
  const site = useSite();
  const { headings } = site.layout;
  // On a page without sections the actions of the hero are still in view.
  const needsActions = !route.closing && route.sections.length > 0;
  const related = route.service.related.flatMap((key) => {
    const other = site.services[key];
    return other ? [{ name: other.name, href: servicePath(site, key), text: other.includes, icon: other.icon }] : [];
  });
  return (
    <PageParts route={route} sign={route.sign && <PriceSign route={route} />}>
      <RelatedLinks id="related" heading={headings.related} links={related} />
      <RelatedLinks id="nearby" heading={headings.nearby} links={route.nearby} />
      {needsActions && (
        <div className={page}>
          <Actions actions={callBarActions(site, undefined)} first="primary" />
        </div>
      )}
    </PageParts>
  );
}
