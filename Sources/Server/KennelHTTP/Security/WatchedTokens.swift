import Glibc
import HTTPServer
import Locks

/// The current contents of the token file.
///
/// Each request checks the file's metadata, and the file is read only if it has changed. If the changed file is
/// invalid, one warning is logged and the earlier tokens stay valid.
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
        /// Whether there ever was a token. Revoking the last one must not open the server to everybody.
        var hadTokens: Bool
    }

    private let file: TokenFile
    private let warn: @Sendable (String) -> Void
    private let state: Locked<State>

    /// Reads the file for the first time. Throws if it exists and is unreadable, not private or invalid.
    package init(_ file: TokenFile, warn: @escaping @Sendable (String) -> Void) throws(TokenFile.Problem) {
        self.file = file
        self.warn = warn
        let stamp = Self.stamp(of: file.path)
        let tokens = try file.read()
        state = Locked(State(stamp: stamp, tokens: tokens, hadTokens: !tokens.isEmpty))
    }

    /// Whether there are tokens now, or were since the server started.
    var areAskedFor: Bool {
        refresh()
        return state.withLock { $0.hadTokens }
    }

    /// Returns the token with the given secret.
    func token(shown text: String) -> NamedToken? {
        refresh()
        let hash = SHA256.hex(text)
        return state.withLock { $0.tokens.first { $0.hash == hash } }
    }

    /// Returns the token with the given name.
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
            warn("the tokens could not be reloaded, so the previous ones stay valid: \(error)")
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
