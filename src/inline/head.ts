/**
 * The script in the head of every programmed page. All of this folder stands in the HTML and runs
 * before the site's script; esbuild bundles it when the site is built.
 */
import './holdClicks';
import './loadWithFirstFrame';
