import Testing

@testable import WorldProcess

@Suite("The environment of processes that run an app's code")
struct WorldEnvironmentTests {
    @Test func `An app inherits the environment without the server's own variables`() {
        let server = [
            "KENNEL_TOKEN": "t0ken", "KENNEL_CLUSTER": "nats://kennel:passw0rd@nats:4222",
            "NOTIFY_SOCKET": "/run/notify", "CREDENTIALS_DIRECTORY": "/run/credentials", "WATCHDOG_USEC": "1",
            "LISTEN_FDS": "1", "PATH": "/bin",
            "SHOP_KEY": "x",
        ]
        #expect(WorldEnvironment.inherited(from: server) == ["PATH": "/bin", "SHOP_KEY": "x"])
    }
}
