/** The way out that is left when nothing can be had: the page is asked for anew. */
export const reload = () => location.reload();
