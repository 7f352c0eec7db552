import { useLocation } from 'wouter';
import { routeAt } from '../../routes';

type NavLinkProps = { href: string; className?: string; children: React.ReactNode };

/** A link of a navigation that says when it leads to the page one is on (`aria-current`). */
export function NavLink({ href, className, children }: NavLinkProps) {
  const [location] = useLocation();
  return (
    <a
      href={href}
      aria-current={routeAt(location).path === href ? 'page' : undefined}
      className={className}
    >
      {children}
    </a>
  );
}
