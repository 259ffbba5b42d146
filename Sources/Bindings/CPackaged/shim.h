#ifndef CPACKAGED_SHIM_H
#define CPACKAGED_SHIM_H

#include <stddef.h>

/* The data that `kennel package` links into a program; NULL in other programs. */
extern const unsigned char kennel_page_start[] __attribute__((weak));
extern const unsigned char kennel_page_end[] __attribute__((weak));
extern const char kennel_release[] __attribute__((weak));

/* The page's files as an archive; NULL if the program contains none. */
static inline const unsigned char *cpackaged_page(void) { return kennel_page_start; }
static inline size_t cpackaged_page_length(void) {
  return kennel_page_start ? (size_t)(kennel_page_end - kennel_page_start) : 0;
}

/* The name of the release; NULL if the program was not packaged. */
static inline const char *cpackaged_release(void) { return kennel_release; }

#endif
