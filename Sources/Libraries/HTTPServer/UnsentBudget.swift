import Locks

/// A limit on the memory of answers and frames that wait for slow readers: in total, for each client address, and for
/// each owner of the bytes.
///
/// A copy counts once in each of these accounts, however many readers wait for it. Unknown clients may use half of the
/// total and half of each owner's account, so that known clients are still answered.
final class UnsentBudget: Sendable {
    /// The length in bytes below which answers and frames are not counted individually.
    static let least = 65_536

    /// The client for which data waits.
    struct Reader: Sendable {
        /// The client's address; nil if unknown.
        var address: SocketAddress?
        /// Whether the server knows the client.
        var isKnown = true
    }

    /// The maximum number of bytes that may wait: in total, for each address, and for each owner.
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
    private let traffic: TrafficCounter
    private let balances = Locked<[Account: Balance]>([:])

    init(_ bounds: Bounds, traffic: TrafficCounter) {
        self.bounds = bounds
        self.traffic = traffic
    }

    /// Counts a copy for a reader. Returns false and counts nothing if an account would exceed its limit.
    ///
    /// A copy always fits into an empty account, so that data larger than the limit can be sent at all.
    func reserve(_ copy: SharedBytes, for reader: Reader) -> Bool {
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
                if count == 0 { add(copy.count, to: account, in: &balances) }
            }
            return true
        }
    }

    /// Releases a copy for which a reader no longer waits.
    func release(_ copy: SharedBytes, for reader: Reader) {
        let accounts = accounts(of: reader, owner: copy.owner)
        balances.withLock { balances in
            let identity = Self.identity(of: copy)
            for account in accounts {
                guard let count = balances[account]?.readers[identity] else { continue }
                balances[account]?.readers[identity] = count > 1 ? count - 1 : nil
                if count == 1 { add(-copy.count, to: account, in: &balances) }
            }
        }
    }

    /// Counts bytes of small frames for a reader; a negative number releases them. Returns false if an account would
    /// exceed its limit.
    func reserve(bytes: Int, for reader: Reader) -> Bool {
        let accounts = accounts(of: reader, owner: nil)
        return balances.withLock { balances in
            if bytes > 0 {
                for account in accounts {
                    guard bytes <= limit(of: account) - (balances[account]?.bytes ?? 0) else { return false }
                }
            }
            for account in accounts { add(bytes, to: account, in: &balances) }
            return true
        }
    }

    // MARK: - Under the lock

    private func add(_ bytes: Int, to account: Account, in balances: inout [Account: Balance]) {
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

    /// Returns the address of the copy's first byte, which answers that were created from one array share. The address
    /// is unique while the copy is counted, because the copy is retained for that time.
    private static func identity(of copy: SharedBytes) -> UInt {
        copy.bytes.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
    }
}
