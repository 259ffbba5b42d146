#pragma once
#include <stddef.h>
#include <sys/epoll.h>

/// A GNU extension that the headers hide from Swift.
void *memmem(const void *haystack, size_t length, const void *needle, size_t needle_length);
