import Foundation
public import HeadlessUIKit

/// Serves an app until the process is asked to end. The whole `main.swift` of an app is
///
///     import Kennel
///
///     Kennel.run(AppDelegate.init)
///
/// Every session gets a delegate of its own and launches it as iOS would. `arguments` are those of `kennel serve`; a
/// `backend` is served on a port of its own and is where sessions start, unless `--bff` names another; it is made only
/// by a process that serves. The program is also started by its own server, to run apps; it does nothing else then,
/// whatever the `arguments` say.
///
/// Every session has a process of its own, so that static variables are a session's own. It is forked from one that has
/// started no thread, so nothing may start one before this call. An app that has no static variables and thousands of
/// sessions asks for `isolation: .shared`.
@preconcurrency
public func run(
    _ application: @escaping @Sendable () -> any UIApplicationDelegate, backend: @autoclosure () -> Backend? = nil,
    isolation: Isolation = .session, arguments: [String] = CommandLine.arguments
) -> Never {
    let name = arguments.first?.split(separator: "/").last.map(String.init) ?? "kennel"
    let command: Command
    do {
        let own = CommandLine.arguments.dropFirst()
        command = try Command(
            parsing: Array(own.first.map(Command.isForServers) == true ? own : arguments.dropFirst()),
            environment: ProcessInfo.processInfo.environment, installed: .here(program: name))
    } catch {
        complain("\(name): \(error)\nTry \"\(name) --help\".")
        exit(ExitCode.usage.rawValue)
    }
    let code = withoutActuallyEscaping(backend) { backend in
        let program = AppProgram(name: name, application: application, backend: backend, isolation: isolation)
        do {
            return try command.run(in: program)
        } catch {
            program.complain(error)
            return .failure
        }
    }
    exit(code.rawValue)
}
