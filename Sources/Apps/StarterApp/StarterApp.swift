import Kennel

/// Starts the server with the app; `--help` lists the options.
@main
struct StarterApp {
    static func main() {
        Kennel.run(AppDelegate.init, backend: Screens.backend)
    }
}
