import Foundation
import Glibc

extension ModelContextOptions {
    /// Answers the messages of the client until it closes standard input.
    func run(in program: AppProgram) throws {
        let transport = StandardIOTransport()
        switch self {
        case .runningServer(let url, let token):
            let remote = RemoteModelContext(server: url, token: token)
            transport.run { await remote.answer(to: $0) }
        case .ownServer(let options):
            try AppServer(options: options, program: program).serve(.own) { service in
                let origin = service.address.prefix { $0 != "?" }.dropLast()  // without the token and the last slash
                let server = service.interface.modelContextServer(at: String(origin))
                Thread.detachNewThread {
                    transport.run { message in
                        switch await server.answer(to: message) {
                        case .response(let bytes), .unreadable(let bytes): bytes
                        case .accepted: nil
                        }
                    }
                    kill(getpid(), SIGTERM)  // The client is gone, and the server was started for it.
                }
            }
        }
    }
}
