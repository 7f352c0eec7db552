import { classNames } from './classNames';

/** The page's column: its widest line and its side margins. */
export function Column({ className, children }: { className?: string; children: React.ReactNode }) {
  return <div className={classNames('column', className)}>{children}</div>;
}
