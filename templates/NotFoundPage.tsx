import { EndSeparator, Scene } from '#look/Hero.tsx';
import * as styles from './parts/content.css.ts';
import { Icon } from './parts/Icon.tsx';
import { LinkList } from './parts/LinkList.tsx';
import { Paragraph } from './parts/Prose.tsx';
import { usePage, useSite } from './parts/page-context.ts';
import { page, parts } from './styles/layout.css.ts';
import { card, lead, muted } from './styles/surface.css.ts';

/** The 404 page, with links to the pages that the visitor may have meant. */
export function NotFoundPage() {
  const { notFound, layout, hosting } = useSite();
  const { offered = [] } = usePage();
  const fullNames = new Map<string, string>(offered);
  return (
    <>
      <Scene>
        <div className={`${card} ${styles.notFound}`}>
          <span className={styles.notFoundIcon}>
            <Icon name={notFound.icon} size="large" />
          </span>
          <h1 className={styles.notFoundHeading}>{notFound.heading}</h1>
          <Paragraph className={muted}>{notFound.hint}</Paragraph>
        </div>
      </Scene>
      <section className={`${page} ${parts}`}>
        <Paragraph className={lead}>{notFound.help}</Paragraph>
        <h2>{notFound.linksHeading}</h2>
        <div data-nearest-pages={JSON.stringify(offered.map(([path, name]) => [(hosting.base ?? '') + path, name]))}>
          <LinkList links={layout.navigation.map(({ name, href }) => ({ name: fullNames.get(href) ?? name, href }))} />
        </div>
      </section>
      <EndSeparator />
    </>
  );
}
