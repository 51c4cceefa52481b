/** The id of the last element of every page. */
const endId = 'end';

/** How long an empty screen may wait for the rest of a page, in milliseconds. */
const patienceMs = 500;

/**
 * A page is first painted whole: the few kilobytes that it is arrive together, and a page half read moves as the rest
 * of it is read. One that stalls on its way is shown as far as it came.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export const firstPaintTags = `<link rel="expect" href="#${endId}" blocking="render"><script>setTimeout(()=>document.querySelector("link[rel=expect]").remove(),${patienceMs})</script>`;

/** What a page ends with. */
export const endOfPage = `<div id="${endId}" hidden></div>`;
