#pragma once
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>

// curl_easy_setopt(), curl_easy_getinfo() and curl_multi_setopt() are variadic, so Swift cannot call them: one function
// for each type of argument.

static inline CURLcode ccurl_set_number(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

/// libcurl copies the text.
static inline CURLcode ccurl_set_text(CURL *handle, CURLoption option, const char *text) {
    return curl_easy_setopt(handle, option, text);
}

static inline CURLcode ccurl_set_pointer(CURL *handle, CURLoption option, void *pointer) {
    return curl_easy_setopt(handle, option, pointer);
}

/// The list must live for as long as the handle.
static inline CURLcode ccurl_set_list(CURL *handle, CURLoption option, struct curl_slist *list) {
    return curl_easy_setopt(handle, option, list);
}

/// libcurl copies the bytes. Their number must be set first.
static inline CURLcode ccurl_set_body(CURL *handle, const void *bytes, curl_off_t count) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, count);
    return code == CURLE_OK ? curl_easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, bytes) : code;
}

static inline CURLcode ccurl_set_writer(CURL *handle, CURLoption option, curl_write_callback write) {
    return curl_easy_setopt(handle, option, write);
}

static inline CURLcode ccurl_set_socket_opener(CURL *handle, curl_opensocket_callback open) {
    return curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, open);
}

static inline CURLcode ccurl_get_number(CURL *handle, CURLINFO info, long *value) {
    return curl_easy_getinfo(handle, info, value);
}

static inline CURLcode ccurl_get_text(CURL *handle, CURLINFO info, char **text) {
    return curl_easy_getinfo(handle, info, text);
}

static inline CURLMcode ccurl_set_multi_number(CURLM *multi, CURLMoption option, long value) {
    return curl_multi_setopt(multi, option, value);
}

/// An address may be longer than the field it begins in, so its place counts, and not the value that Swift would copy.
static inline const struct sockaddr *ccurl_address(const struct curl_sockaddr *address) { return &address->addr; }
