import CCurl
import Foundation
import Wire

#if canImport(Glibc)
    import Glibc
#endif

/// The transfer of one request by libcurl, with the part of the answer received so far. Only the thread of its
/// `TransferLoop` may use it.
final class Transfer {
    let handle: UnsafeMutableRawPointer
    private var headers: UnsafeMutablePointer<curl_slist>?
    private var pins: UnsafeMutablePointer<curl_slist>?
    private var body = Data()
    private var headBytes = 0
    private let limits: FetchLimits
    private let budget: AnswerBudget
    private let session: UUID
    /// The number of bytes that the transfer has reserved in the budget.
    private var reserved = 0
    /// The addresses to which the transfer may connect; nil if a proxy connects.
    private let reachable: Set<NetworkAddress>?
    /// The reason why the transfer was aborted; nil if it was not.
    private(set) var cut: Cut?

    /// The reason why a transfer is aborted.
    enum Cut {
        /// The answer is longer than allowed.
        case tooLong
        /// Too many bytes of answers wait for the session, or for all sessions.
        case noRoom
    }

    /// Prepares a transfer; nil if libcurl cannot create a handle. If there is a proxy, it resolves the host itself.
    init?(
        _ hop: Hop, to target: FetchTarget, at addresses: [NetworkAddress], through proxies: Proxies,
        limits: FetchLimits, budget: AnswerBudget, session: UUID
    ) {
        guard let handle = curl_easy_init() else { return nil }
        self.handle = handle
        self.limits = limits
        self.budget = budget
        self.session = session
        let proxy = proxies.proxy(for: target.origin, at: addresses)
        reachable = proxy == nil ? Set(addresses) : nil
        ccurl_set_text(handle, CURLOPT_URL, target.text)
        ccurl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        ccurl_set_number(handle, CURLOPT_NOSIGNAL, 1)
        ccurl_set_text(handle, CURLOPT_USERAGENT, "Kennel")
        ccurl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "")  // All encodings that libcurl supports.
        ccurl_set_number(handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        ccurl_set_text(handle, CURLOPT_PROXY, proxy ?? "")
        if proxy != nil { ccurl_set_text(handle, CURLOPT_NOPROXY, proxies.exceptions) }
        pin(target.origin, to: addresses)
        describe(hop)
        listen()
    }

    deinit {
        curl_easy_cleanup(handle)
        curl_slist_free_all(headers)
        curl_slist_free_all(pins)
        if reserved > 0 { budget.release(reserved, of: session) }
    }

    /// Returns the complete answer. `url` is the URL of the answer if a redirect changed it, otherwise nil.
    func response(from url: URL?) -> TransportResponse {
        var response = TransportResponse(status: status, headers: receivedHeaders, body: body, url: url)
        if reserved > 0 {
            response.room = budget.handOver(reserved, of: session)
            reserved = 0
        }
        return response
    }

    var status: Int {
        var status = 0
        ccurl_get_number(handle, CURLINFO_RESPONSE_CODE, &status)
        return status
    }

    /// The absolute URL to which the answer redirects; nil if the answer is not a redirect.
    var location: String? {
        guard [301, 302, 303, 307, 308].contains(status) else { return nil }
        var text: UnsafeMutablePointer<CChar>?
        ccurl_get_text(handle, CURLINFO_REDIRECT_URL, &text)
        return text.map { String(cString: $0) }
    }

    /// The last system error (errno) of the connection.
    var systemError: Int32 {
        var code = 0
        ccurl_get_number(handle, CURLINFO_OS_ERRNO, &code)
        return Int32(truncatingIfNeeded: code)
    }

    // MARK: - Sending

    /// Makes libcurl resolve the origin's name only to the addresses that were permitted.
    private func pin(_ origin: WebOrigin, to addresses: [NetworkAddress]) {
        guard NetworkAddress(origin.host) == nil, !addresses.isEmpty else { return }
        let places = addresses.map { $0.isIPv4 ? $0.text : "[\($0.text)]" }.joined(separator: ",")
        pins = curl_slist_append(nil, "+\(origin.host):\(origin.port):\(places)")
        ccurl_set_list(handle, CURLOPT_RESOLVE, pins)
    }

    private func describe(_ hop: Hop) {
        switch (hop.method, hop.body) {
        case ("GET", nil): ccurl_set_number(handle, CURLOPT_HTTPGET, 1)
        case ("HEAD", _): ccurl_set_number(handle, CURLOPT_NOBODY, 1)
        case (let method, let body):
            if body != nil || ["POST", "PUT", "PATCH"].contains(method) {
                let body = body ?? Data()
                ccurl_set_number(handle, CURLOPT_POST, 1)
                body.withUnsafeBytes { bytes in
                    // With a null pointer, libcurl would ask for the body later.
                    _ = withUnsafePointer(to: UInt8(0)) {
                        ccurl_set_body(handle, bytes.baseAddress ?? UnsafeRawPointer($0), bytes.count)
                    }
                }
            }
            ccurl_set_text(handle, CURLOPT_CUSTOMREQUEST, method)
        }
        var lines = hop.headerLines
        // These lines remove the fields that libcurl would add: "Expect", which delays long bodies, and a default
        // "Content-Type".
        lines.append("Expect:")
        if !hop.headers.keys.contains(where: { $0.lowercased() == "content-type" }) { lines.append("Content-Type:") }
        for line in lines { headers = curl_slist_append(headers, line) ?? headers }
        ccurl_set_list(handle, CURLOPT_HTTPHEADER, headers)
    }

    // MARK: - Receiving

    /// Sets libcurl's callbacks. They find the transfer by its pointer, which is valid as long as the handle.
    private func listen() {
        let place = Unmanaged.passUnretained(self).toOpaque()
        ccurl_set_writer(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, place in
            Transfer.at(place)?.received(UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
        }
        ccurl_set_pointer(handle, CURLOPT_WRITEDATA, place)
        ccurl_set_writer(handle, CURLOPT_HEADERFUNCTION) { _, size, count, place in
            Transfer.at(place)?.receivedHead(size * count) ?? 0
        }
        ccurl_set_pointer(handle, CURLOPT_HEADERDATA, place)
        ccurl_set_socket_opener(handle) { place, _, address in
            guard let address, let transfer = Transfer.at(place), transfer.mayConnect(to: ccurl_address(address)) else {
                return -1
            }
            let kind = address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue)
            return socket(address.pointee.family, kind, address.pointee.protocol)
        }
        ccurl_set_pointer(handle, CURLOPT_OPENSOCKETDATA, place)
    }

    private static func at(_ place: UnsafeMutableRawPointer?) -> Transfer? {
        place.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Appends a piece of the body. Returns the number of consumed bytes; a smaller number than received aborts the
    /// transfer.
    private func received(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard body.count + bytes.count <= limits.responseBytes else {
            cut = .tooLong
            return 0
        }
        while body.count + bytes.count >= reserved + AnswerBudget.step {
            guard budget.reserve(AnswerBudget.step, for: session) else {
                cut = .noRoom
                return 0
            }
            reserved += AnswerBudget.step
        }
        body.append(contentsOf: bytes)
        return bytes.count
    }

    private func receivedHead(_ count: Int) -> Int {
        headBytes += count
        guard headBytes <= limits.headBytes else {
            cut = .tooLong
            return 0
        }
        return count
    }

    /// Returns whether a new connection may use this address. Only permitted addresses may be used.
    private func mayConnect(to address: UnsafePointer<sockaddr>?) -> Bool {
        guard let reachable else { return true }
        guard let address, let place = NetworkAddress(address) else { return false }
        return reachable.contains(place)
    }

    /// The header fields of the final response; fields with the same name are joined.
    private var receivedHeaders: [String: String] {
        var headers: [String: String] = [:]
        var last: UnsafeMutablePointer<curl_header>?
        while let field = curl_easy_nextheader(handle, UInt32(CURLH_HEADER), -1, last) {
            last = field
            let (name, value) = (String(cString: field.pointee.name), String(cString: field.pointee.value))
            headers[name] = headers[name].map { "\($0), \(value)" } ?? value
        }
        return headers
    }
}
