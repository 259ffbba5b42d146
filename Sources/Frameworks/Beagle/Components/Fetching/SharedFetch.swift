/// One request ahead of its use: some wish to have its answer at hand, others join because they need it now.
package final class SharedFetch {
    /// What became of it.
    enum End {
        /// Nobody has needed the answer yet.
        case unused(Result<NetworkResponse, Request.Error>)
        /// Those who joined have it.
        case used
        /// Nobody was left who wanted it.
        case givenUp
    }

    /// What gives the request itself up.
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

    /// A request about to be sent; `ended` is called once.
    init(ended: @escaping (End) -> Void) {
        self.ended = ended
    }

    /// Wants the answer at hand some time; the token takes that back.
    func wish(_ answered: @escaping () -> Void) -> any RequestToken {
        take(.wish(answered: answered))
    }

    /// Needs the answer now; the token takes that back.
    package func join(_ completion: @escaping (Result<NetworkResponse, Request.Error>) -> Void) -> any RequestToken {
        take(.need(completion))
    }

    /// The answer is there.
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

    private func take(_ kind: Interest.Kind) -> any RequestToken {
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

/// One interest in a shared request.
private struct InterestToken: RequestToken {
    weak var fetch: SharedFetch?
    let number: Int

    func cancel() { fetch?.drop(number) }
}
