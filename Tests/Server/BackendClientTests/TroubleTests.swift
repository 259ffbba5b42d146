import CCurl
import Foundation
import Testing
import Wire

@testable import BackendClient

@Suite("Failures by libcurl's code")
struct TroubleTests {
    @Test(arguments: [
        (CURLE_COULDNT_CONNECT, ECONNREFUSED, TransportFailure.Kind.noConnection),
        (CURLE_COULDNT_CONNECT, ENETUNREACH, .noConnection), (CURLE_COULDNT_CONNECT, ETIMEDOUT, .timeout),
        (CURLE_RECV_ERROR, 0, .connectionLost), (CURLE_PARTIAL_FILE, 0, .connectionLost),
        (CURLE_OPERATION_TIMEDOUT, 0, .timeout), (CURLE_COULDNT_RESOLVE_HOST, 0, .dns),
        (CURLE_PEER_FAILED_VERIFICATION, 0, .tls), (CURLE_SSL_CONNECT_ERROR, 0, .tls),
        (CURLE_GOT_NOTHING, 0, .connectionLost), (CURLE_WEIRD_SERVER_REPLY, 0, .badResponse),
        (CURLE_UNSUPPORTED_PROTOCOL, 0, .badResponse), (CURLE_BAD_CONTENT_ENCODING, 0, .badResponse),
        (CURLE_URL_MALFORMAT, 0, .badURL), (CURLE_OUT_OF_MEMORY, 0, .other),
    ])
    func `Each libcurl error code maps to one kind of failure`(
        code: CURLcode, system: Int32, kind: TransportFailure.Kind
    ) {
        let failure = TransportFailure(
            TransferError(code, systemError: system), at: "bff.example:81", host: "bff.example")
        #expect(failure.kind == kind)
        #expect(failure.message.hasSuffix("."))
    }
}
