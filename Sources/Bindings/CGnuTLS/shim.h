#pragma once
#include <gnutls/abstract.h>
#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
#include <gnutls/x509.h>

/// What is asked for a certificate at each handshake. GnuTLS declares the function, not the pointer to it, which is what
/// Swift imports.
typedef int (*cgnutls_retrieve)(
    gnutls_session_t session, const struct gnutls_cert_retr_st *info, gnutls_pcert_st **chain, unsigned int *count,
    gnutls_ocsp_data_st **answers, unsigned int *answers_count, gnutls_privkey_t *key, unsigned int *flags);

/// The function as libmicrohttpd's variadic options take it.
static inline const void *cgnutls_pointer(cgnutls_retrieve retrieve) { return (const void *)retrieve; }

/// gnutls_malloc is a global variable, which Swift does not let threads share. GnuTLS frees what it is handed by its own
/// counterpart.
static inline gnutls_pcert_st *cgnutls_certificates(unsigned int count) {
    return (gnutls_pcert_st *)gnutls_calloc(count, sizeof(gnutls_pcert_st));
}

/// gnutls_free is a global variable too.
static inline void cgnutls_free_list(gnutls_x509_crt_t *certificates) { gnutls_free(certificates); }

/// The counterpart of cgnutls_certificates().
static inline void cgnutls_free(gnutls_pcert_st *certificates) { gnutls_free(certificates); }
