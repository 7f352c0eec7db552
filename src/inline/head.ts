/**
 * The script that stands in the head of every programmed page. Everything in this folder runs in the
 * browser, apart from the site's own script; esbuild bundles it when the site is built.
 */
import './holdClicks';
import './loadWithFirstFrame';
