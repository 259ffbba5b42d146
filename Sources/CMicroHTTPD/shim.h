#pragma once
#include <microhttpd.h>
#include <string.h>

/// Creates the request's context when its first line has been read.
typedef void *(*cmhd_begin_callback)(void *context, const char *target, struct MHD_Connection *connection);

/// Paths reach the handler as they were sent: after unescaping, "a%2Fb" and "a/b" would be the same.
static inline size_t cmhd_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    return strlen(text);
}

/// MHD_start_daemon() is variadic, so Swift cannot call it.
static inline struct MHD_Daemon *cmhd_start(
    int listening_socket, unsigned int threads, unsigned int connection_limit, size_t memory_limit,
    unsigned int timeout, cmhd_begin_callback begin, MHD_AccessHandlerCallback handle,
    MHD_RequestCompletedCallback complete, MHD_LogCallback log, void *context) {
    // A pool of one thread is refused with a warning, so the option is left out for it.
    struct MHD_OptionItem pool[] = {
        {threads > 1 ? MHD_OPTION_THREAD_POOL_SIZE : MHD_OPTION_END, (intptr_t)threads, NULL},
        {MHD_OPTION_END, 0, NULL},
    };
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ITC | MHD_USE_ERROR_LOG, 0, NULL, NULL,
        handle, context,
        MHD_OPTION_EXTERNAL_LOGGER, log, context,
        MHD_OPTION_LISTEN_SOCKET, listening_socket,
        MHD_OPTION_ARRAY, pool,
        MHD_OPTION_CONNECTION_LIMIT, connection_limit,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory_limit,
        MHD_OPTION_CONNECTION_TIMEOUT, timeout,
        MHD_OPTION_URI_LOG_CALLBACK, begin, context,
        MHD_OPTION_UNESCAPE_CALLBACK, cmhd_keep_escapes, NULL,
        MHD_OPTION_NOTIFY_COMPLETED, complete, context,
        MHD_OPTION_END);
}

/// MHD_get_connection_info() is variadic.
static inline int cmhd_connection_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

/// MHD_get_connection_info() is variadic.
static inline const struct sockaddr *cmhd_connection_address(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info ? info->client_addr : NULL;
}

/// MHD_SIZE_UNKNOWN is a macro with a cast, which Swift does not import.
static const uint64_t cmhd_size_unknown = MHD_SIZE_UNKNOWN;
