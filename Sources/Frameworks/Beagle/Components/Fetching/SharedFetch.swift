/// A request that several callers share. Prefetchers only want its response to be stored; callers that have joined the
/// request need the response now.
package final class SharedFetch {
    /// The result of the request.
    enum End {
        /// The response arrived, and no joined caller needed it.
        case unused(Result<NetworkResponse, Request.Error>)
        /// The response was delivered to the joined callers.
        case used
        /// All callers have withdrawn.
        case givenUp
    }

    /// The token that cancels the request itself; nil until it is sent.
    var token: (any RequestToken)?

    private var interests: [Interest] = []
    private var lastNumber = 0
    private let ended: (End) -> Void

    private struct Interest {
        let number: Int
        let kind: Kind

        enum Kind {
            case wish(answered: () -> Void)
            case need((Result<NetworkResponse, Request.Error>) -> Void)
        }
    }

    /// Creates the state of a request that is about to be sent; `ended` is called once with the result.
    init(ended: @escaping (End) -> Void) {
        self.ended = ended
    }

    /// Registers a prefetcher. The returned token withdraws it.
    func wish(_ answered: @escaping () -> Void) -> any RequestToken {
        addInterest(.wish(answered: answered))
    }

    /// Registers a caller that needs the response now. The returned token withdraws it.
    package func join(_ completion: @escaping (Result<NetworkResponse, Request.Error>) -> Void) -> any RequestToken {
        addInterest(.need(completion))
    }

    /// Delivers the response to all callers.
    func finish(_ result: Result<NetworkResponse, Request.Error>) {
        let heard = interests
        interests = []
        let isNeeded = heard.contains { if case .need = $0.kind { true } else { false } }
        ended(isNeeded ? .used : .unused(result))
        for interest in heard {
            switch interest.kind {
            case .wish(let answered): answered()
            case .need(let completion): completion(result)
            }
        }
    }

    private func addInterest(_ kind: Interest.Kind) -> any RequestToken {
        lastNumber += 1
        interests.append(Interest(number: lastNumber, kind: kind))
        return InterestToken(fetch: self, number: lastNumber)
    }

    fileprivate func drop(_ number: Int) {
        guard let place = interests.firstIndex(where: { $0.number == number }) else { return }
        interests.remove(at: place)
        guard interests.isEmpty else { return }
        token?.cancel()
        ended(.givenUp)
    }
}

/// The token of one caller.
private struct InterestToken: RequestToken {
    weak var fetch: SharedFetch?
    let number: Int

    func cancel() { fetch?.drop(number) }
}
