#ifndef CPACKAGED_SHIM_H
#define CPACKAGED_SHIM_H

#include <stddef.h>

/* What `kennel package` links into a program; a program that it did not make has none of it. */
extern const unsigned char kennel_page_start[] __attribute__((weak));
extern const unsigned char kennel_page_end[] __attribute__((weak));
extern const char kennel_release[] __attribute__((weak));

/* The page's files as an archive; NULL where there is none. */
static inline const unsigned char *cpackaged_page(void) { return kennel_page_start; }
static inline size_t cpackaged_page_length(void) {
  return kennel_page_start ? (size_t)(kennel_page_end - kennel_page_start) : 0;
}

/* What the release is called; NULL where it is none. */
static inline const char *cpackaged_release(void) { return kennel_release; }

#endif
