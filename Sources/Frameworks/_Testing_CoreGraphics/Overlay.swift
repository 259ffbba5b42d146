// A file that imports both Testing and Core Graphics also imports this module, which on Apple's platforms attaches
// images to tests. On Linux it is empty, so that such files compile.
