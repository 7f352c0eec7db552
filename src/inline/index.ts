/**
 * The script that is inlined in every page. Everything in this folder runs in the browser, before and
 * apart from the site's bundle; esbuild bundles it when the site is built.
 */
import './firstView';
import './keepTaps';
import './loadAfterPaint';
