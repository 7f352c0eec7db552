import tailwind from '../../tailwind.config';
import { company } from '../content/company';
import { home } from '../content/home';
import { contactWays } from '../features/contact-details/contactWays';

/** `site.webmanifest` (W3C Web Application Manifest): how the site looks on a home screen. */
export function manifest(): string {
  const { navy } = tailwind.theme.colors;
  return `${JSON.stringify(
    {
      name: company.name,
      short_name: company.name.split(' ')[0],
      description: home.tagline,
      lang: 'en-NZ',
      start_url: '/',
      display: 'browser',
      background_color: navy[950],
      theme_color: navy[950],
      icons: [
        { src: '/brand/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      ],
    },
    null,
    2,
  )}\n`;
}

/**
 * `.well-known/security.txt` (RFC 9116): where to report a weakness. It expires a year after the
 * build, the longest the standard recommends.
 */
export function securityText(built: Date): string {
  const expires = new Date(built);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${contactWays.mail.href}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, mi',
    `Canonical: ${company.origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
