import { Component } from 'react';
import text from '#content/labels/error';
import { ContactLink } from '../features/contact-details/ContactLink';
import { directWays } from '../features/contact-details/directWays';
import { Heading } from '../ui/Heading';

type Props = { children: React.ReactNode };

/**
 * Shows the ways to call and write if rendering its children throws; without it React would remove
 * the whole page. React reports the error to the console.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="column spread">
        <Heading as="h1" className="text-h1">
          {text.title}
        </Heading>
        <p className="mt-4">{text.text}</p>
        <ul className="mt-4">
          {directWays.map((way) => (
            <li key={way.href}>
              <ContactLink way={way} className="link" />
            </li>
          ))}
        </ul>
      </div>
    );
  }
}
