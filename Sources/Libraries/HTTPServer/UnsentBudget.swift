import Locks

/// The memory of answers and frames that wait for slow readers: bounded in all, for one address, and for one owner.
///
/// A copy counts once in each of these accounts, however many readers wait for it. Strangers may have half of the whole
/// and half of an owner's part, so that clients that the server knows are still answered.
final class UnsentBudget: Sendable {
    /// Length of the shortest answer or frame that is counted by itself.
    static let least = 65_536

    /// The client for which something waits.
    struct Reader: Sendable {
        /// The client's address; nil where it is not known.
        var address: SocketAddress?
        /// Whether the client is known to the server.
        var isKnown = true
    }

    /// The most bytes of each account.
    struct Bounds: Sendable {
        var all: Int
        var ofAddress: Int
        var ofOwner: Int
    }

    private enum Account: Hashable {
        case all
        case strangers
        case address(SocketAddress)
        case owner(String)
        case strangersOfOwner(String)
    }

    private struct Balance {
        var bytes = 0
        /// The number of readers that wait for each copy, by the address of the copy's first byte.
        var readers: [UInt: Int] = [:]
    }

    private let bounds: Bounds
    private let traffic: Traffic
    private let balances = Locked<[Account: Balance]>([:])

    init(_ bounds: Bounds, _ traffic: Traffic) {
        self.bounds = bounds
        self.traffic = traffic
    }

    /// Counts a copy for a reader.
    ///
    /// A copy always fits into an account that is empty, so that one larger than the bound can be sent at all.
    ///
    /// - Returns: False, without counting, where an account would exceed its bound.
    func take(_ copy: SharedBytes, for reader: Reader) -> Bool {
        let accounts = accounts(of: reader, owner: copy.owner)
        return balances.withLock { balances in
            let identity = Self.identity(of: copy)
            for account in accounts {
                guard let balance = balances[account], balance.bytes > 0, balance.readers[identity] == nil else {
                    continue
                }
                guard copy.count <= limit(of: account) - balance.bytes else { return false }
            }
            for account in accounts {
                let count = balances[account, default: Balance()].readers[identity, default: 0]
                balances[account, default: Balance()].readers[identity] = count + 1
                if count == 0 { add(copy.count, to: account, &balances) }
            }
            return true
        }
    }

    /// Stops counting a copy for a reader.
    func give(_ copy: SharedBytes, for reader: Reader) {
        let accounts = accounts(of: reader, owner: copy.owner)
        balances.withLock { balances in
            let identity = Self.identity(of: copy)
            for account in accounts {
                guard let count = balances[account]?.readers[identity] else { continue }
                balances[account]?.readers[identity] = count > 1 ? count - 1 : nil
                if count == 1 { add(-copy.count, to: account, &balances) }
            }
        }
    }

    /// Counts bytes of small frames for a reader; a negative number gives them back.
    ///
    /// - Returns: False where there is no room.
    func take(bytes: Int, for reader: Reader) -> Bool {
        let accounts = accounts(of: reader, owner: nil)
        return balances.withLock { balances in
            if bytes > 0 {
                for account in accounts {
                    guard bytes <= limit(of: account) - (balances[account]?.bytes ?? 0) else { return false }
                }
            }
            for account in accounts { add(bytes, to: account, &balances) }
            return true
        }
    }

    // MARK: - Under the lock

    private func add(_ bytes: Int, to account: Account, _ balances: inout [Account: Balance]) {
        var balance = balances[account] ?? Balance()
        balances[account] = nil
        balance.bytes += bytes
        if account == .all { traffic.keepUnsent(balance.bytes) }
        if balance.bytes > 0 || !balance.readers.isEmpty { balances[account] = balance }
    }

    private func limit(of account: Account) -> Int {
        switch account {
        case .all: bounds.all
        case .strangers: bounds.all / 2
        case .address: bounds.ofAddress
        case .owner: bounds.ofOwner
        case .strangersOfOwner: bounds.ofOwner / 2
        }
    }

    private func accounts(of reader: Reader, owner: String?) -> [Account] {
        var accounts = [Account.all]
        if !reader.isKnown { accounts.append(.strangers) }
        if let address = reader.address { accounts.append(.address(address)) }
        if let owner {
            accounts.append(.owner(owner))
            if !reader.isKnown { accounts.append(.strangersOfOwner(owner)) }
        }
        return accounts
    }

    /// The address of the copy's first byte. Answers made of one array share its storage. No other copy has this
    /// address while it is counted, because its exchange holds it.
    private static func identity(of copy: SharedBytes) -> UInt {
        copy.bytes.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
    }
}
