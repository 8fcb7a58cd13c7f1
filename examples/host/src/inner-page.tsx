import { Link, Outlet } from 'react-router';
import { Crest } from './crest.tsx';
import { hostMessages } from './host.messages.ts';
import { mainId } from './main-id.ts';

/** Layout of the pages behind the home page. The university's name links to the home page. */
export function InnerPage() {
  return (
    <div className="inner-page">
      <header className="site-header">
        <Link className="site-brand" to="/">
          <Crest />
          <span>
            <span className="site-institution">{hostMessages.institution}</span>{' '}
            <span className="site-product">{hostMessages.productName}</span>
          </span>
        </Link>
      </header>
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
