import FlexSupport
import Flexbox

/// Lays out the trees of its input, each in the format of `TreeText` with an empty line after it. Prints a line for
/// each tree: the frames of its boxes, or the reason why it cannot be parsed. Nothing is rounded.
@main
struct FlexFrames {
    static func main() {
        var text = ""
        while let line = readLine() {
            guard line.isEmpty else {
                text += line + "\n"
                continue
            }
            print(frames(of: text))
            text = ""
        }
    }

    private static func frames(of text: String) -> String {
        do throws(TreeText.Mistake) {
            let nodes = try TreeText(text).build()
            nodes.first?.layOut(width: nil, height: nil, scale: 0)
            let frames = nodes.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
            return frames.joined().map { "\($0)" }.joined(separator: " ")
        } catch {
            return "\(error)"
        }
    }
}
