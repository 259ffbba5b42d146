import Foundation

/// Tells the person at the terminal.
func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
}
