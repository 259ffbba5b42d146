#pragma once
#include <gnutls/abstract.h>
#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
#include <gnutls/x509.h>

/// The pointer to a function that returns the certificate for a handshake. GnuTLS declares only the function type, but
/// Swift imports only pointers to functions.
typedef int (*cgnutls_retrieve)(
    gnutls_session_t session, const struct gnutls_cert_retr_st *info, gnutls_pcert_st **chain, unsigned int *count,
    gnutls_ocsp_data_st **answers, unsigned int *answers_count, gnutls_privkey_t *key, unsigned int *flags);

/// The function as libmicrohttpd's variadic options take it.
static inline const void *cgnutls_pointer(cgnutls_retrieve retrieve) { return (const void *)retrieve; }

/// Allocates the list of certificates that GnuTLS frees with gnutls_free. Swift does not let threads share the global
/// variable gnutls_malloc.
static inline gnutls_pcert_st *cgnutls_certificates(unsigned int count) {
    return (gnutls_pcert_st *)gnutls_calloc(count, sizeof(gnutls_pcert_st));
}

/// gnutls_free is a global variable too.
static inline void cgnutls_free_list(gnutls_x509_crt_t *certificates) { gnutls_free(certificates); }

/// The counterpart of cgnutls_certificates().
static inline void cgnutls_free(gnutls_pcert_st *certificates) { gnutls_free(certificates); }
