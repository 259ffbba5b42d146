import Glibc
import HTTPServer
import Locks

/// The named tokens as the file has them at this moment: a look at its date for each request, and no reading unless it
/// changed. A file that cannot be used any more is told once, and the tokens that were known stay.
package final class WatchedTokens: Sendable {
    private struct Stamp: Equatable {
        var inode: UInt
        var size: Int
        var seconds: Int
        var nanoseconds: Int
    }

    private struct State {
        var stamp: Stamp?
        var tokens: [NamedToken]
        /// Whether there ever was one: who revokes the last one opens the server to nobody.
        var hadTokens: Bool
    }

    private let file: TokenFile
    private let warn: @Sendable (String) -> Void
    private let state: Locked<State>

    /// Reads the file for the first time. Throws when it is there and of no use.
    package init(_ file: TokenFile, warn: @escaping @Sendable (String) -> Void) throws(TokenFile.Problem) {
        self.file = file
        self.warn = warn
        let stamp = Self.stamp(of: file.path)
        let tokens = try file.read()
        state = Locked(State(stamp: stamp, tokens: tokens, hadTokens: !tokens.isEmpty))
    }

    /// Whether there are tokens, or were since the server began.
    var areAskedFor: Bool {
        refresh()
        return state.withLock { $0.hadTokens }
    }

    /// The token that a holder shows.
    func token(shown text: String) -> NamedToken? {
        refresh()
        let hash = SHA256.hex(text)
        return state.withLock { $0.tokens.first { $0.hash == hash } }
    }

    /// The token of this name.
    func token(named name: String) -> NamedToken? {
        refresh()
        return state.withLock { $0.tokens.first { $0.name == name } }
    }

    private func refresh() {
        let stamp = Self.stamp(of: file.path)
        guard state.withLock({ $0.stamp != stamp }) else { return }
        do throws(TokenFile.Problem) {
            let tokens = try file.read()
            state.withLock { state in
                state = State(stamp: stamp, tokens: tokens, hadTokens: state.hadTokens || !tokens.isEmpty)
            }
        } catch {
            state.withLock { $0.stamp = stamp }
            warn("the tokens that were known stay: \(error)")
        }
    }

    private static func stamp(of path: String) -> Stamp? {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return nil }
        return Stamp(
            inode: UInt(facts.st_ino), size: Int(facts.st_size), seconds: facts.st_mtim.tv_sec,
            nanoseconds: facts.st_mtim.tv_nsec)
    }
}
