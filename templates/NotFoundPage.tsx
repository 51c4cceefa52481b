import { EndSeparator, Scene } from '#look/Hero.tsx';
import { callBarActions } from '../site/action-links.ts';
import { Actions } from './parts/Actions.tsx';
import * as styles from './parts/content.css.ts';
import { Icon } from './parts/Icon.tsx';
import { LinkList } from './parts/LinkList.tsx';
import { Paragraph } from './parts/Prose.tsx';
import { usePage, useSite } from './parts/page-context.ts';
import { page, parts } from './styles/layout.css.ts';
import { sign } from './styles/surface.css.ts';

/** The 404 page, with links to the pages that the visitor may have meant. */
export function NotFoundPage() {
  const site = useSite();
  const { notFound, layout, hosting } = site;
  const { offered = [] } = usePage();
  const fullNames = new Map<string, string>(offered);
  return (
    <>
      <Scene>
        <div className={`${sign} ${styles.notFound[notFound.help ? 'helpful' : 'plain']}`}>
          <Icon name={notFound.icon} size="large" />
          <div>
            <h1>{notFound.heading}</h1>
            <Paragraph>{notFound.hint}</Paragraph>
          </div>
          {notFound.help && <Paragraph className={styles.notFoundHelp}>{notFound.help}</Paragraph>}
          <Actions actions={callBarActions(site, undefined).filter((action) => 'call' in action)} first="primary" />
        </div>
      </Scene>
      <section className={`${page} ${parts}`}>
        <h2>{notFound.linksHeading}</h2>
        <div data-nearest-pages={JSON.stringify(offered.map(([path, name]) => [(hosting.base ?? '') + path, name]))}>
          <LinkList links={layout.navigation.map(({ name, href }) => ({ name: fullNames.get(href) ?? name, href }))} />
        </div>
      </section>
      <EndSeparator />
    </>
  );
}
