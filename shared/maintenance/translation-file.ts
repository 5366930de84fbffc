/** The names of files that may hold a translation; USFM and the publisher's files may be in a zip. */
export const TRANSLATION_FILE = /^[^/\\]*[^/\\.][^/\\]*\.(?:zip|json|usfm|sfm|txt)$/i;

/** A complete Bible has 4 to 5 MB of text. */
export const LARGEST_TRANSLATION = 12 * 1024 * 1024;
