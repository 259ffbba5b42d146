#pragma once
#include <microhttpd.h>
#include <stdbool.h>
#include <string.h>

/// Creates the request's context when its first line has been read.
typedef void *(*cmhd_begin_callback)(void *context, const char *target, struct MHD_Connection *connection);

/// Paths reach the handler as they were sent: after unescaping, "a%2Fb" and "a/b" would be the same.
static inline size_t cmhd_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    return strlen(text);
}

/// Replaces each `&` of a query, so that the query is one parameter. libmicrohttpd parses the query after it has
/// reported the target. Each parameter takes memory of the connection, and the connection is closed without an answer
/// when no memory is left. `target` is a buffer of libmicrohttpd, which libmicrohttpd itself writes to.
static inline void cmhd_join_parameters(const char *target) {
    for (char *text = (char *)target; *text; text++)
        if (*text == '&') *text = '/';
}

/// The limits of a server.
struct cmhd_bounds {
    unsigned int threads;
    unsigned int connections;
    size_t memory_of_connection;
    unsigned int seconds_of_silence;
};

/// The functions that libmicrohttpd calls, all with the same context.
struct cmhd_callbacks {
    cmhd_begin_callback begin;
    MHD_AccessHandlerCallback handle;
    MHD_RequestCompletedCallback complete;
    MHD_NotifyConnectionCallback notify;
    MHD_LogCallback log;
    void *context;
};

/// MHD_start_daemon() is variadic, so Swift cannot call it. `retrieve` is a gnutls_certificate_retrieve_function3,
/// which returns the certificate at each handshake; if it is null, nothing is encrypted.
static inline struct MHD_Daemon *cmhd_start(
    int listening_socket, struct cmhd_bounds bounds, struct cmhd_callbacks callbacks, const void *retrieve) {
    // A pool of one thread is refused with a warning, so the option is left out for it.
    struct MHD_OptionItem pool[] = {
        {bounds.threads > 1 ? MHD_OPTION_THREAD_POOL_SIZE : MHD_OPTION_END, (intptr_t)bounds.threads, NULL},
        {MHD_OPTION_END, 0, NULL},
    };
    void *context = callbacks.context;
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ITC | MHD_USE_ERROR_LOG
            | (retrieve ? MHD_USE_TLS : 0),
        0, NULL, NULL,
        callbacks.handle, context,
        MHD_OPTION_EXTERNAL_LOGGER, callbacks.log, context,
        MHD_OPTION_LISTEN_SOCKET, listening_socket,
        MHD_OPTION_ARRAY, pool,
        MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_CONNECTION_LIMIT, bounds.connections,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, bounds.memory_of_connection,
        MHD_OPTION_CONNECTION_TIMEOUT, bounds.seconds_of_silence,
        MHD_OPTION_NOTIFY_CONNECTION, callbacks.notify, context,
        MHD_OPTION_URI_LOG_CALLBACK, callbacks.begin, context,
        MHD_OPTION_UNESCAPE_CALLBACK, cmhd_keep_escapes, NULL,
        MHD_OPTION_NOTIFY_COMPLETED, callbacks.complete, context,
        // Without encryption the list ends here.
        retrieve ? MHD_OPTION_HTTPS_CERT_CALLBACK2 : MHD_OPTION_END, retrieve,
        MHD_OPTION_HTTPS_PRIORITIES, "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2",
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

/// MHD_get_connection_info() is variadic.
static inline void *cmhd_connection_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

/// MHD_get_connection_info() is variadic. Returns the size of the request's head, from the method to the empty line.
static inline size_t cmhd_head_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info ? info->header_size : 0;
}

/// Whether libmicrohttpd accepts bare line feeds, NUL and folded headers without an error. Versions from 0.9.77 on
/// refuse them because of MHD_OPTION_STRICT_FOR_CLIENT, and trim the values of headers.
static const bool cmhd_is_lenient = MHD_VERSION < 0x00097700;

/// MHD_SIZE_UNKNOWN is a macro with a cast, which Swift does not import.
static const uint64_t cmhd_size_unknown = MHD_SIZE_UNKNOWN;
