#pragma once
#include <jansson.h>

/// json_error_code() reads a byte hidden at the end of a C array, which Swift sees as a 160-element tuple.
static inline int cjansson_error_code(const json_error_t *error) {
    return (int)json_error_code(error);
}

/// json_error_t.text is a C array, which Swift sees as a 160-element tuple.
static inline const char *cjansson_error_text(const json_error_t *error) {
    return error->text;
}
