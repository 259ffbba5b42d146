import Foundation
public import HeadlessUIKit

/// Serves an app until the process is asked to end, and never returns. The complete `main.swift` of an app is:
///
///     import Kennel
///
///     Kennel.run(AppDelegate.init)
///
/// Each session creates its own delegate and launches it as iOS would. Each session also has its own process by
/// default, so that static variables belong to one session. The processes are forked from one that has started no
/// thread, so no thread may be started before this call. The server also starts the program itself to run apps;
/// `arguments` have no effect then.
///
/// - Parameters:
///   - application: Creates the app's delegate, once for each session.
///   - backend: A backend that is served on its own port, where sessions start unless `--bff` names another. It is
///     evaluated only by commands that serve or describe it.
///   - isolation: The isolation of sessions. An app that has no static variables and thousands of sessions uses
///     `.shared`.
///   - arguments: The arguments of `kennel serve`.
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
