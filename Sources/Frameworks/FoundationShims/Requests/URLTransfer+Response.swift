import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The steps after a response: a redirect, a challenge, or the notification of the receiver.
extension URLTransfer {
    /// Handles a response of the network.
    func examine(_ response: HTTPURLResponse, _ parts: [Data]) {
        session.cookies.store(response, for: current, by: session.configuration)
        if let delegate = taskDelegate, let next = current.redirected(by: response) {
            return redirect(response, to: next, parts, asking: delegate)
        }
        if let delegate = taskDelegate, let space = URLProtectionSpace(of: response) {
            return challenge(space, response, parts, asking: delegate)
        }
        deliver(response, parts)
    }

    /// Asks the delegate whether to follow a redirect.
    private func redirect(
        _ response: HTTPURLResponse, to next: URLRequest, _ parts: [Data],
        asking delegate: any SessionURLSessionTaskDelegate
    ) {
        guard redirects < Self.mostRedirects else {
            return end(with: URLError(requestFailed: .httpTooManyRedirects, url: current.url))
        }
        guard let task else { return }
        ask { [session] answer in
            delegate.urlSession(
                session, task: task, willPerformHTTPRedirection: response, newRequest: next,
                completionHandler: { answer($0) })
        } then: { [self] (request: URLRequest?) in
            guard isAnswering else { return }
            guard let request else { return deliver(response, parts) }
            redirects += 1
            send(request)
        }
    }

    /// Follows a redirect of a protocol of the app.
    func follow(_ next: URLRequest, from response: URLResponse) {
        guard let response = response as? HTTPURLResponse, let delegate = taskDelegate else {
            redirects += 1
            return send(next)
        }
        redirect(response, to: next, [], asking: delegate)
    }

    /// Asks the delegate for a credential, and sends the request again with it.
    private func challenge(
        _ space: URLProtectionSpace, _ response: HTTPURLResponse, _ parts: [Data],
        asking delegate: any SessionURLSessionTaskDelegate
    ) {
        guard let task else { return }
        let challenge = URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: nil, previousFailureCount: refusals,
            failureResponse: response, error: nil, sender: NoSender())
        ask { [session] answer in
            delegate.urlSession(session, task: task, didReceive: challenge) { answer(($0, $1)) }
        } then: { [self] (answer: (URLSession.AuthChallengeDisposition, URLCredential?)) in
            guard isAnswering else { return }
            switch answer {
            case (.useCredential, let credential?):
                guard space.authenticationMethod == NSURLAuthenticationMethodHTTPBasic, let user = credential.user
                else {
                    AppEnvironment.current.host.log(
                        .message("A credential for \(space.host) is not used: only Basic authentication is supported."))
                    return deliver(response, parts)
                }
                refusals += 1
                let value = Data("\(user):\(credential.password ?? "")".utf8).base64EncodedString()
                var request = current
                request.setValue("Basic \(value)", forHTTPHeaderField: "Authorization")
                send(request)
            case (.cancelAuthenticationChallenge, _): cancel()
            case (.useCredential, nil), (.performDefaultHandling, _), (.rejectProtectionSpace, _):
                deliver(response, parts)
            }
        }
    }

    // MARK: - Receivers

    /// Delivers a response and its body.
    func deliver(_ response: URLResponse, _ parts: [Data]) {
        self.response = response
        count(parts.reduce(0) { $0 + Int64($1.count) })
        switch receiver {
        case .completion:
            let data = parts.joinedData
            receivedBytes = Int64(data.count)
            if let cached = cacheable(response, data) { store(cached) }
            end(with: nil, data: data)
        case .downloadDelegate: finishDownload(parts.joinedData)
        case .dataDelegate: askAboutResponse(response, parts)
        }
    }

    /// Asks the data delegate how to continue after a response.
    private func askAboutResponse(_ response: URLResponse, _ parts: [Data]) {
        guard let delegate = anyDelegate as? any SessionURLSessionDataDelegate, let task = task as? URLSessionDataTask
        else { return end(with: nil) }
        ask { [session] answer in
            delegate.urlSession(session, dataTask: task, didReceive: response, completionHandler: { answer($0) })
        } then: { [self] (disposition: URLSession.ResponseDisposition) in
            guard isAnswering else { return }
            switch disposition {
            case .cancel: cancel()
            case .allow: deliverBody(parts, of: response, to: delegate, task)
            case .becomeDownload:
                let download = SessionDownloadTask(self)
                receiver = .downloadDelegate
                retainTask()
                session.perform { [self, session] in
                    delegate.urlSession(session, dataTask: task, didBecome: download)
                    finishDownload(parts.joinedData)
                }
            }
        }
    }

    private func deliverBody(
        _ parts: [Data], of response: URLResponse, to delegate: any SessionURLSessionDataDelegate,
        _ task: URLSessionDataTask
    ) {
        for part in parts where !part.isEmpty {
            session.perform { [self] in
                guard isAnswering else { return }
                receivedBytes += Int64(part.count)
                delegate.urlSession(session, dataTask: task, didReceive: part)
            }
        }
        guard let proposed = cacheable(response, parts.joinedData) else {
            return session.perform { [self] in if isAnswering { end(with: nil) } }
        }
        ask { [session] answer in
            delegate.urlSession(session, dataTask: task, willCacheResponse: proposed, completionHandler: { answer($0) })
        } then: { [self] (cached: CachedURLResponse?) in
            guard isAnswering else { return }
            if let cached { store(cached) }
            end(with: nil)
        }
    }

    /// Returns a response in the form in which the cache stores it; nil if it comes from the cache or may not be
    /// stored.
    private func cacheable(_ response: URLResponse, _ data: Data) -> CachedURLResponse? {
        transactions.last?.resourceFetchType == .localCache
            ? nil : session.cacheable(response, data, of: current)
    }

    private func store(_ cached: CachedURLResponse) {
        session.configuration.urlCache?.storeCachedResponse(cached, for: current)
    }

    /// Writes a body to a file for the download delegate.
    private func finishDownload(_ data: Data) {
        guard isAnswering else { return }
        guard let delegate = anyDelegate as? any SessionURLSessionDownloadDelegate,
            let task = task as? URLSessionDownloadTask
        else { return end(with: nil) }
        let size = Int64(data.count)
        receivedBytes = size
        session.perform { [self] in
            delegate.urlSession(
                session, downloadTask: task, didWriteData: size, totalBytesWritten: size,
                totalBytesExpectedToWrite: size)
            guard isAnswering else { return }
            do {
                let file = try SessionDownloadTask.store(data)
                delegate.urlSession(session, downloadTask: task, didFinishDownloadingTo: file)
                try? FileManager.default.removeItem(at: file)  // the file is missing if it was moved
                end(with: nil)
            } catch {
                end(with: error)
            }
        }
    }
}

/// A sender that challenges require. It does nothing, because the delegate answers challenges by a completion handler.
private final class NoSender: NSObject, URLAuthenticationChallengeSender {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}

extension [Data] {
    fileprivate var joinedData: Data { count == 1 ? self[0] : reduce(into: Data()) { $0.append($1) } }
}

extension URLRequest {
    /// Returns the request that follows a redirect, by the rules of browsers (Fetch, 4.4); nil if the response is not a
    /// redirect.
    ///
    /// If the redirect leads to another origin, the request contains neither credentials nor cookies.
    fileprivate func redirected(by response: HTTPURLResponse) -> URLRequest? {
        guard [301, 302, 303, 307, 308].contains(response.statusCode), let url,
            let location = response.value(forHTTPHeaderField: "Location"),
            let target = URL(string: location, relativeTo: url)?.absoluteURL,
            ["http", "https"].contains(target.scheme?.lowercased() ?? "")
        else { return nil }
        var next = self
        next.url = target
        let method = (httpMethod ?? "GET").uppercased()
        let becomesGet =
            response.statusCode == 303 ? method != "HEAD" : response.statusCode <= 302 && method == "POST"
        if becomesGet {
            next.httpMethod = "GET"
            next.httpBody = nil
            next.setValue(nil, forHTTPHeaderField: "Content-Type")
        }
        if (url.scheme, url.host, url.port) != (target.scheme, target.host, target.port) {
            for name in ["Authorization", "Cookie"] { next.setValue(nil, forHTTPHeaderField: name) }
        }
        return next
    }
}

extension URLProtectionSpace {
    /// Creates the protection space that a 401 response specifies; nil if the response specifies none.
    fileprivate convenience init?(of response: HTTPURLResponse) {
        guard response.statusCode == 401, let url = response.url, let host = url.host,
            let header = response.value(forHTTPHeaderField: "WWW-Authenticate")
        else { return nil }
        let methods = [
            "basic": NSURLAuthenticationMethodHTTPBasic, "digest": NSURLAuthenticationMethodHTTPDigest,
            "ntlm": NSURLAuthenticationMethodNTLM, "negotiate": NSURLAuthenticationMethodNegotiate,
        ]
        let name = header.prefix { $0 != " " }.lowercased()
        guard let method = methods[name] else { return nil }
        let realm = header.range(of: "realm=\"").map { header[$0.upperBound...].prefix { $0 != "\"" } }
        self.init(
            host: host, port: url.port ?? (url.scheme == "https" ? 443 : 80), protocol: url.scheme,
            realm: realm.map(String.init), authenticationMethod: method)
    }
}
